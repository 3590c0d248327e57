import type { Metering } from "../provider.ts";

/** US dollars a million tokens, which is millionths of a dollar a token. */
export interface Prices {
  readonly input: number;
  readonly output: number;
}

export interface Meter {
  /** Adds a call; its tokens are guessed where the server did not count them. */
  readonly add: (tokensIn: number, tokensOut: number) => void;
  readonly read: () => Metering;
}

/** Adds up what a run takes of a model. */
export function createMeter(model: string, prices: Prices): Meter {
  let attempts = 0;
  let [tokensIn, tokensOut] = [0, 0];
  return {
    add: (moreIn, moreOut) => {
      attempts += 1;
      tokensIn += moreIn;
      tokensOut += moreOut;
    },
    read: () => ({ model, attempts, tokensIn, tokensOut, costMicros: costOf(tokensIn, tokensOut, prices) }),
  };
}

/** Millionths of a US dollar. */
export function costOf(tokensIn: number, tokensOut: number, prices: Prices): number {
  return Math.ceil(tokensIn * prices.input + tokensOut * prices.output);
}

/** About how many tokens a text has: models count some four letters of English as one, and one of Chinese as nearly one. */
export function guessTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4);
}

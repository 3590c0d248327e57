/** The server took nothing and asks to be left alone for a while. */
export class TryLater extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`The server asks to try again in ${seconds} seconds`);
    this.name = "TryLater";
    this.seconds = seconds;
  }
}

import {
  type HumanizeProgress,
  type HumanizeRequest,
  type HumanizeResponse,
  humanizeEventSchema,
  humanizeResponseSchema,
} from "@ai-humanizer/shared";
import { type ApiClient, ApiError } from "@/lib/api-client.ts";

const schemas = { event: humanizeEventSchema, answer: humanizeResponseSchema };

/** Humanizes a text, telling how it goes on. A stream that ends without a result is an error. */
export async function streamHumanization(
  api: ApiClient,
  request: HumanizeRequest,
  signal: AbortSignal,
  onProgress: (progress: HumanizeProgress) => void,
): Promise<HumanizeResponse> {
  let result: HumanizeResponse | null = null;
  const answer = await api.stream(
    "/api/humanize",
    request,
    schemas,
    (event) => {
      if (event.type === "error") {
        const { message, code, requestId } = event.error;
        throw new ApiError(event.status, message, code, requestId ?? null);
      }
      if (event.type === "result") result = event.response;
      else onProgress(event);
    },
    { signal },
  );
  const response = answer ?? result;
  if (response === null) throw new Error("The stream was cut off");
  return response;
}

import { describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createFakeFetch, never } from "@/test/fake-api.ts";
import { createApiClient } from "./api-client.ts";

const schema = z.object({ n: z.number() });

function clientFor(answer: () => Response | Promise<Response>, getToken?: () => Promise<string | null>) {
  const { fetch, calls } = createFakeFetch({ "GET /x": answer, "POST /x": answer });
  const getGuestSession = () => "guest";
  const api = createApiClient({ origin: "", fetch, ...(getToken ? { getToken, getGuestSession } : {}) });
  return { api, calls };
}

test("posts JSON and parses the answer", async () => {
  const { api, calls } = clientFor(() => Response.json({ n: 1, more: true }));
  expect(await api.post("/x", { a: 1 }, schema, { headers: { "x-guest-session": "id" } })).toEqual({ n: 1 });
  expect(calls[0]).toMatchObject({ method: "POST", body: { a: 1 } });
  expect(calls[0]?.headers.get("content-type")).toBe("application/json");
  expect(calls[0]?.headers.get("x-guest-session")).toBe("id");
});

test("refuses an answer of another shape", async () => {
  const { api } = clientFor(() => Response.json({ n: "1" }));
  await expect(api.get("/x", schema)).rejects.toThrow();
});

test("says in plain words that the server can't be reached, and nothing of a call that was given up", async () => {
  const { api } = clientFor(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(api.get("/x", schema)).rejects.toThrow(
    "The server can't be reached. Check your connection and try again.",
  );
  const signal = AbortSignal.abort();
  await expect(api.get("/x", schema, { signal })).rejects.toHaveProperty("name", "AbortError");
});

test("sends credentials, and no body or content type with a GET", async () => {
  const send = vi.fn(async () => Response.json({ n: 1 }));
  await createApiClient({ origin: "https://api.test", fetch: send }).get("/x", schema);
  expect(send).toHaveBeenCalledWith("https://api.test/x", {
    method: "GET",
    credentials: "include",
    headers: { accept: "application/json" },
  });
});

describe("the bearer token", () => {
  test("is sent when there is one", async () => {
    const { api, calls } = clientFor(
      () => Response.json({ n: 1 }),
      async () => "token",
    );
    await api.get("/x", schema);
    expect(calls[0]?.headers.get("authorization")).toBe("Bearer token");
  });

  test("is left out when signed out", async () => {
    const { api, calls } = clientFor(
      () => Response.json({ n: 1 }),
      async () => null,
    );
    await api.get("/x", schema);
    expect(calls[0]?.headers.has("authorization")).toBe(false);
  });

  test("goes beside the guest's session, so that a first sign-in can adopt its trial", async () => {
    for (const token of ["token", null]) {
      const { api, calls } = clientFor(
        () => Response.json({ n: 1 }),
        async () => token,
      );
      await api.get("/x", schema);
      expect(calls[0]?.headers.get("x-guest-session")).toBe("guest");
    }
  });

  test("makes no guest of a user when it cannot be had, and that is logged", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { api, calls } = clientFor(
      () => Response.json({ n: 1 }),
      async () => {
        throw new Error("offline");
      },
    );
    await api.get("/x", schema);
    expect(calls[0]?.headers.has("authorization")).toBe(false);
    expect(calls[0]?.headers.has("x-guest-session")).toBe(false);
    expect(log).toHaveBeenCalledOnce();
  });
});

describe("an error's message", () => {
  test.each([
    [
      "the body's message",
      Response.json({ message: "Too busy", code: "overloaded" }, { status: 503 }),
      "Too busy",
    ],
    ["the body's message without a code", Response.json({ message: "No" }, { status: 500 }), "No"],
    ["status and JSON", Response.json({ error: 1 }, { status: 400 }), '400: {"error":1}'],
    ["status and text", new Response("Bad gateway", { status: 502 }), "502: Bad gateway"],
    [
      "status text",
      new Response(null, { status: 504, statusText: "Gateway Timeout" }),
      "504: Gateway Timeout",
    ],
  ])("is %s", async (_, response, message) => {
    const { api } = clientFor(() => response);
    await expect(api.get("/x", schema)).rejects.toMatchObject({ name: "ApiError", message });
  });

  test("comes with status, code and request id", async () => {
    const body = { message: "Too busy", code: "overloaded", requestId: "r1" };
    const { api } = clientFor(() => Response.json(body, { status: 503 }));
    await expect(api.get("/x", schema)).rejects.toMatchObject({
      status: 503,
      code: "overloaded",
      requestId: "r1",
    });
  });
});

test("ends with the signal", async () => {
  const { api } = clientFor(never);
  const controller = new AbortController();
  const call = api.get("/x", schema, { signal: controller.signal });
  await Promise.resolve();
  controller.abort();
  await expect(call).rejects.toThrow("Aborted");
});

describe("a stream", () => {
  const schemas = { event: z.object({ n: z.number() }), answer: schema };
  const events = (text: string) => new Response(text, { headers: { "content-type": "text/event-stream" } });

  test("hands on each event and ends with nothing", async () => {
    const { api, calls } = clientFor(() => events('event: a\ndata: {"n":1}\n\ndata: {"n":2}\n\n'));
    const seen: unknown[] = [];
    expect(await api.stream("/x", { a: 1 }, schemas, (event) => seen.push(event))).toBeNull();
    expect(seen).toEqual([{ n: 1 }, { n: 2 }]);
    expect(calls[0]?.headers.get("accept")).toContain("text/event-stream");
  });

  test("is an answer where the server streams nothing", async () => {
    const { api } = clientFor(() => Response.json({ n: 1 }));
    expect(await api.stream("/x", {}, schemas, () => {})).toEqual({ n: 1 });
  });

  test("refuses what is not by the schema, and errors as other calls do", async () => {
    const wrong = clientFor(() => events("data: {}\n\n"));
    await expect(wrong.api.stream("/x", {}, schemas, () => {})).rejects.toThrow();
    const busy = clientFor(() => Response.json({ message: "Too busy" }, { status: 503 }));
    await expect(busy.api.stream("/x", {}, schemas, () => {})).rejects.toMatchObject({ message: "Too busy" });
  });
});

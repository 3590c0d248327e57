import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { appPaths, type PublicConfig } from "@ai-humanizer/shared";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { listen } from "../../../test/http.ts";
import { publicConfig } from "../../public-config.ts";
import { parseSettings } from "../../settings/parse.ts";

const page = `<!doctype html><title>App</title>${"<p>text</p>".repeat(200)}`;
const script = `console.log("${"x".repeat(3000)}");`;

describe("the web app", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "ai-humanizer-web-"));
  const root = path.join(folder, "dist");
  const database = testDatabase(databases[0].open);
  let ask: (path: string, init?: RequestInit) => Promise<Response>;
  beforeAll(async () => {
    mkdirSync(path.join(root, "assets"), { recursive: true });
    writeFileSync(path.join(folder, "secret.txt"), "secret");
    writeFileSync(path.join(root, "index.html"), page);
    mkdirSync(path.join(root, ".vite"));
    writeFileSync(path.join(root, ".vite/manifest.json"), "{}");
    writeFileSync(path.join(root, ".stamp"), "stamp");
    writeFileSync(path.join(root, "favicon.svg"), "<svg/>");
    writeFileSync(path.join(root, "assets/plain-1a2b.js"), script);
    writeFileSync(path.join(root, "assets/packed-1a2b.js"), script);
    writeFileSync(path.join(root, "assets/packed-1a2b.js.br"), brotliCompressSync(script));
    const app = testApp({ db: database.db, env: { WEB_ROOT: root } });
    ask = async (at, init) => await app.request(at, init);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each<readonly [string, number]>([
    ...appPaths.map((at) => [at, 200] as const),
    ["/history?x=1", 200],
    ["/Dashboard/", 200],
    ["/no/such/page", 404],
    ["/nothing.png", 404],
    ["/dashboards", 404],
  ])("answers the page for %s with %i", async (at, status) => {
    const answer = await ask(at);
    expect(answer.status).toBe(status);
    expect((await ask(at, { method: "HEAD" })).status).toBe(status);
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(await answer.text()).toBe(page);
  });

  describe("with public pages", () => {
    const site = path.join(folder, "with-site");
    const get = async (at: string) =>
      await testApp({ db: database.db, env: { WEB_ROOT: site, PUBLIC_URL: "https://example.org/" } }).request(
        at,
      );
    beforeAll(() => {
      mkdirSync(path.join(site, "site"), { recursive: true });
      writeFileSync(path.join(site, "index.html"), page);
      writeFileSync(path.join(site, "site/home.html"), '<link rel="canonical" href="%PUBLIC_URL%/" />');
      writeFileSync(path.join(site, "site/quality.html"), "<h1>Quality</h1>");
      const banner = '<aside hidden class="a">%LOCAL_MODE%</aside>';
      writeFileSync(path.join(site, "site/pricing.html"), `<main></main>${banner}`);
    });

    it("serves each at its path, with the server's own address", async () => {
      const home = await get("/");
      expect(await home.text()).toBe('<link rel="canonical" href="https://example.org/" />');
      expect(home.headers.get("cache-control")).toBe("no-cache");
      expect(home.headers.get("content-security-policy")).toMatch(/script-src 'self'/);
      expect(await (await get("/quality?from=mail")).text()).toBe("<h1>Quality</h1>");
      expect(await (await get("/dashboard")).text()).toBe(page);
      expect((await get("/site/home.html")).status).toBe(404);
    });

    it("says on them what is simulated, where anything is", async () => {
      const config = publicConfig(parseSettings({}), null, null);
      const env = { WEB_ROOT: site };
      const pageWith = async (simulated: string[]) => {
        const app = testApp({ db: database.db, env, publicConfig: { ...config, simulated } });
        return await (await app.request("/pricing")).text();
      };
      expect(await pageWith(["sign-in", "mail"])).toBe(
        '<main></main><aside class="a">Local mode. Simulated here: sign-in and mail.</aside>',
      );
      expect(await pageWith([])).toBe("<main></main>");
    });

    it("names them to search engines, and what to leave alone", async () => {
      const sitemap = await get("/sitemap.xml");
      expect(sitemap.headers.get("content-type")).toMatch(/xml/);
      const locations = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);
      expect(locations).toEqual([
        "https://example.org/",
        "https://example.org/pricing",
        "https://example.org/quality",
      ]);
      const robots = await (await get("/robots.txt")).text();
      expect(robots).toContain("Disallow: /api/\n");
      expect(robots).toContain("Sitemap: https://example.org/sitemap.xml\n");
    });
  });

  it("lets browsers keep hashed assets for ever and ask again for other files", async () => {
    const asset = await ask("/assets/plain-1a2b.js");
    expect(asset.headers.get("content-type")).toMatch(/javascript/);
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await ask("/favicon.svg")).headers.get("cache-control")).toBe("no-cache");
  });

  it("answers 404 for an asset that is gone, never the page", async () => {
    const answer = await ask("/assets/gone-1a2b.js");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).not.toContain("<!doctype");
  });

  it("compresses: from the packed file where there is one, else on the way", async () => {
    const headers = { "accept-encoding": "gzip, br" };
    const packed = await ask("/assets/packed-1a2b.js", { headers });
    expect(packed.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(script);
    const plain = await ask("/assets/plain-1a2b.js", { headers });
    expect(plain.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await plain.arrayBuffer()).toString()).toBe(script);
  });

  it("lets only scripts of its own origin run, and nobody frame it", async () => {
    for (const at of ["/", "/dashboard", "/assets/plain-1a2b.js", "/assets/gone-1a2b.js"]) {
      const { headers } = await ask(at);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/default-src 'none'/);
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("lets the page reach what sign-in needs, and nothing without sign-in", async () => {
    const settings = parseSettings({});
    const policyWith = async (firebase: PublicConfig["firebase"]) => {
      const app = testApp({
        db: database.db,
        env: { WEB_ROOT: root },
        publicConfig: publicConfig(settings, firebase, null),
      });
      return (await app.request("/")).headers.get("content-security-policy");
    };
    const google = {
      apiKey: "k",
      authDomain: "p.firebaseapp.com",
      projectId: "p",
      appId: "a",
      emulatorUrl: null,
    };
    const none = await policyWith(null);
    expect(none).toMatch(/script-src 'self';.*connect-src 'self';/);
    expect(none).not.toContain("frame-src");
    const emulator = await policyWith({ ...google, emulatorUrl: "http://127.0.0.1:9099" });
    expect(emulator).toMatch(/script-src 'self';.*connect-src 'self' http:\/\/127\.0\.0\.1:9099;/);
    const production = await policyWith(google);
    expect(production).toContain("script-src 'self' https://apis.google.com;");
    expect(production).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    );
    expect(production).toContain("frame-src https://p.firebaseapp.com;");
  });

  it("lets the payment page reach Stripe, or in local mode its stand-in alone", async () => {
    const config = publicConfig(parseSettings({}), null, null);
    const policyWith = async (billing: Partial<PublicConfig["billing"]>) => {
      const own = { ...config, billing: { ...config.billing, ...billing } };
      const app = testApp({ db: database.db, env: { WEB_ROOT: root }, publicConfig: own });
      const { headers } = await app.request("/");
      return `${headers.get("content-security-policy")}; ${headers.get("permissions-policy")}`;
    };
    const sandboxScriptUrl = "http://127.0.0.1:4242/v3/sandbox.js";
    const sandbox = await policyWith({ mode: "sandbox", sandboxScriptUrl });
    expect(sandbox).toMatch(/script-src 'self' http:\/\/127\.0\.0\.1:4242;/);
    expect(sandbox).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:4242;/);
    expect(sandbox).not.toContain("stripe.com");
    const live = await policyWith({ mode: "live" });
    expect(live).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(live).toContain("connect-src 'self' https://api.stripe.com;");
    expect(live).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com;/);
    expect(live).toContain('payment=(self "https://js.stripe.com")');
  });

  it("keeps unknown calls of the API in JSON", async () => {
    const answer = await ask("/api/nothing");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "not_found" });
  });

  it("keeps to itself what the build left behind", async () => {
    for (const at of ["/.stamp", "/.vite/manifest.json"]) expect((await ask(at)).status).toBe(404);
  });

  it("serves nothing outside its folder", async () => {
    const app = testApp({ db: database.db, env: { WEB_ROOT: root } });
    const { url, stop } = await listen(app);
    for (const at of [
      "/../secret.txt",
      "/..%2fsecret.txt",
      "/assets/..%2f..%2fsecret.txt",
      "/%2e%2e/secret.txt",
    ]) {
      expect(await (await fetch(url + at)).text()).not.toBe("secret");
    }
    await stop(0);
  });
});

import { EventEmitter } from "node:events";
import manifest from "../../package.json" with { type: "json" };
import { onCommand, record } from "./control.ts";

/** The app's life. */
class App extends EventEmitter {
  readonly isPackaged = false;
  name = "AI Humanizer";
  requestSingleInstanceLock(): boolean {
    return true;
  }
  enableSandbox(): void {
    record("sandbox");
  }
  setAsDefaultProtocolClient(scheme: string): boolean {
    record("protocol client", scheme);
    return true;
  }
  async whenReady(): Promise<void> {
    const { connect } = await import("./chromium.ts");
    await connect();
  }
  getPath(): string {
    return process.env.DESKTOP_TEST_DATA ?? "";
  }
  getVersion(): string {
    return manifest.version;
  }
  getName(): string {
    return this.name;
  }
  getAppPath(): string {
    return process.cwd();
  }
  quit(): void {
    this.emit("before-quit");
    this.emit("will-quit");
    this.emit("quit", {}, 0);
    this.exit(0);
  }
  exit(code: number): void {
    process.exit(code);
  }
}

export const app = new App();

onCommand("second-instance", (argv) => {
  app.emit("second-instance", {}, argv, process.cwd());
});
onCommand("open-url", (url) => {
  app.emit("open-url", { preventDefault: () => {} }, url);
});
onCommand("quit", () => {
  setImmediate(() => app.quit());
});
Object.assign(process, { resourcesPath: process.env.DESKTOP_TEST_DATA });
onCommand("prototype", () => Object.keys(Object.prototype));

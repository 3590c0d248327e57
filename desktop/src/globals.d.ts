/** Set by the build: the API that a packaged app talks to. */
declare const __API_ORIGIN__: string;
/** Set by the build: the app's version. */
declare const __APP_VERSION__: string;

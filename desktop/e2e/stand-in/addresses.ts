/** Chromium knows no scheme of an app's own: it reaches `app://HOST/path` as `http://HOST.app.localhost/path`. */
const asApp = /^app:\/\/([^/?#]+)/;
const asChromium = /^http:\/\/([^/?#]+)\.app\.localhost(?=[/?#]|$)/;

/** An address as Chromium takes it. */
export const toChromium = (url: string) => url.replace(asApp, "http://$1.app.localhost");

/** The same as Electron would say it. */
export const toElectron = (url: string) => url.replace(asChromium, "app://$1");

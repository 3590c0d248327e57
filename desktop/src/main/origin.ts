/** The scheme and the origin of the app's own pages. */
export const appScheme = "app";
const appHost = "ai-humanizer";
/** By what Windows knows the app; its notifications bear the name that was installed with it. */
export const appId = "com.example.ai-humanizer";
export const appOrigin = `${appScheme}://${appHost}`;

/** Whether an address is one of the app's own pages: its very scheme and host, not merely a text that begins so. */
export function isOwnPage(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    url.protocol === `${appScheme}:` &&
    url.host === appHost &&
    url.username === "" &&
    url.password === ""
  );
}

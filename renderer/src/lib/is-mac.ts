/** Whether the keyboard is one of Apple's. */
export const isMac = /Mac|iP(hone|ad)/u.test(navigator.userAgent);

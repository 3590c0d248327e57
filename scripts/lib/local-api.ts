/** Where the API of local mode is reached. */
export const localApiOrigin = "http://localhost:8787";

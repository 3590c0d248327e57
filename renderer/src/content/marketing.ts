/**
 * Every marketing claim of the product, as its operator makes them. They are not measurements of this code:
 * whoever publishes them must be able to substantiate them.
 */
export const activeUsers = "50,000+";
export const bypassRate = "99.8%";

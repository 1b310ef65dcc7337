/** The version of the terms and conditions that the site shows, by its day: what a buyer agrees to is kept under it. */
export const TERMS_VERSION = '2025-06-02' as const;

/** The zone of who looks at the page, by their own device: an IANA name. Not for what is drawn before they have it. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

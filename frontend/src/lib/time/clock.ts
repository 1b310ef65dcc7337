let aheadMs = 0;

/** The present by the server's clock. The demo lives in June 2025, so every date on a screen starts here. */
export function now(): Date {
  return new Date(Date.now() + aheadMs);
}

/** Sets the browser's one clock from an ISO instant that the server has just sent; anything unreadable is ignored. */
export function setServerNow(instant: string | null | undefined): void {
  const serverMs = instant ? Date.parse(instant) : Number.NaN;
  if (Number.isFinite(serverMs)) aheadMs = serverMs - Date.now();
}

/** Watches whether this window is in sight: `tell` hears each change. */
export function watchHidden(tell: (isHidden: boolean) => void) {
  let hiddenSince = document.hidden ? Date.now() : null;
  const note = () => {
    hiddenSince = document.hidden ? (hiddenSince ?? Date.now()) : null;
    tell(document.hidden);
  };
  document.addEventListener('visibilitychange', note);
  return {
    /** How long it has been out of sight; undefined while it is seen. */
    hiddenSeconds: () => (hiddenSince === null ? undefined : Math.round((Date.now() - hiddenSince) / 1_000)),
    stop: () => document.removeEventListener('visibilitychange', note),
  };
}

/**
 * Takes the focus to a place, which need not be a control: a section that always took it would have it after every press
 * beside its controls.
 */
export function focusOnce(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex') && place.tabIndex < 0) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

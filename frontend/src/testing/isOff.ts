/** Whether pressing a button does nothing, as a screen reader says it. */
export const isOff = (button: HTMLElement): boolean => button.matches(':disabled, [aria-disabled="true"]');

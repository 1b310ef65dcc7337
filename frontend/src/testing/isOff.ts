/** Whether pressing a button or a box does nothing, as a screen reader says it. */
export const isOff = (control: HTMLElement): boolean => control.matches(':disabled, [aria-disabled="true"]');

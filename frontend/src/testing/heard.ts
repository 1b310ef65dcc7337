import { fireEvent } from '@testing-library/react';

/**
 * Types a value into a field, and says what stands there once the page has heard of it and has drawn nothing anew yet: a
 * field that waits for the address is put back by then, and whoever types on does so from there.
 */
export function heard(field: HTMLElement, value: string): string {
  let stands = '';
  const look = () => {
    stands = (field as HTMLInputElement).value;
  };
  window.addEventListener('input', look);
  fireEvent.input(field, { target: { value } });
  window.removeEventListener('input', look);
  return stands;
}

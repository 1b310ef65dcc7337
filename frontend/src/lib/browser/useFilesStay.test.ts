import { renderHook } from '@testing-library/react';
import { useFilesStay } from './useFilesStay';

/** jsdom knows no drags: an event with what the hook reads of one. */
function drag(type: 'dragover' | 'drop', types: string[]): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types, dropEffect: 'copy' } });
  document.body.dispatchEvent(event);
  return event;
}

it('a file that is dropped beside what takes one does not open in the page’s place', () => {
  const { unmount } = renderHook(useFilesStay);
  expect(drag('drop', ['Files']).defaultPrevented).toBe(true);
  expect(drag('dragover', ['Files'])).toMatchObject({ dataTransfer: { dropEffect: 'none' } });
  expect(drag('drop', ['text/plain']).defaultPrevented).toBe(false);
  unmount();
  expect(drag('drop', ['Files']).defaultPrevented).toBe(false);
});

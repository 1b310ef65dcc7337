import { copyText } from './copyText';

function clipboardIs(clipboard: object | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

it('copies through the browser’s clipboard', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  clipboardIs({ writeText });
  expect(await copyText('See you at four')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('See you at four');
});

it('says so when the browser refuses', async () => {
  clipboardIs({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  expect(await copyText('See you at four')).toBe(false);
});

it('copies where there is no clipboard, and leaves nothing behind', async () => {
  clipboardIs(undefined);
  let copied = '';
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  expect(await copyText('See you\nat four')).toBe(true);
  expect(copied).toBe('See you\nat four');
  expect(document.querySelector('textarea')).toBeNull();
});

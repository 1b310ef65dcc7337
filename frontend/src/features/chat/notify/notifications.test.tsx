import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readWantsNotes, writeWantsNotes } from '../../../api/device/chatNotify';
import { INITIAL_CHAT } from '../engine/chat.model';
import { chatReducer } from '../engine/chat.state';
import { NotifySwitch } from './NotifySwitch';
import { aMessage, aWelcome, JONAH, MAYA, messages } from '../testing/testing';
import { useNotifications } from './useNotifications';

/** A browser that has the person's word; on some devices showing throws all the same. */
function browserThat(show: () => void, permission: NotificationPermission = 'granted') {
  const Fake = function () {
    show();
    return { addEventListener: () => undefined, close: () => undefined };
  };
  Object.assign(Fake, { permission, requestPermission: () => Promise.resolve(permission) });
  Object.assign(window, { Notification: Fake });
}

const throws = (): never => {
  throw new TypeError("Failed to construct 'Notification': Illegal constructor.");
};

afterEach(() => {
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(document, 'hidden');
  localStorage.clear();
});

function hearWhileHidden() {
  const arrived = chatReducer(INITIAL_CHAT, {
    type: 'welcomed',
    welcome: aWelcome({ missed: messages(1, 2) }),
    at: new Date(),
  });
  const before = chatReducer(arrived, { type: 'ready' });
  const hook = renderHook(useNotifications, { initialProps: before });
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  const news = [aMessage({ seq: 3, sender: JONAH })];
  act(() => hook.rerender(chatReducer(before, { type: 'arrived', messages: news })));
}

it('tells of a message that comes while the tab is hidden', () => {
  const show = jest.fn();
  browserThat(show);
  writeWantsNotes(MAYA.id, true);
  hearWhileHidden();
  expect(show).toHaveBeenCalledTimes(1);
});

it('leaves the chat alone where the device refuses to show one, and does not ask it again', () => {
  browserThat(throws);
  writeWantsNotes(MAYA.id, true);
  expect(hearWhileHidden).not.toThrow();
  expect(readWantsNotes(MAYA.id)).toBe(false);
});

it.each<[string, () => void, NotificationPermission, string]>([
  ['cannot show any', throws, 'granted', 'This device shows no notifications of a page.'],
  ['is not allowed to', () => undefined, 'denied', 'Your browser does not allow it.'],
])('says of a device that it %s', async (_, show, permission, sentence) => {
  browserThat(show, permission);
  render(<NotifySwitch userId={MAYA.id} />);
  await userEvent.click(screen.getByRole('button', { name: 'Notify me on this device' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(readWantsNotes(MAYA.id)).toBe(false);
});

it('is turned on with a first notification, and off again', async () => {
  const show = jest.fn();
  browserThat(show);
  render(<NotifySwitch userId={MAYA.id} />);
  await userEvent.click(screen.getByRole('button', { name: 'Notify me on this device' }));
  expect(show).toHaveBeenCalledTimes(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  expect(readWantsNotes(MAYA.id)).toBe(false);
});

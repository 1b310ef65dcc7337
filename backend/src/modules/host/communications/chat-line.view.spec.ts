import { expect, it } from '@jest/globals';
import type { ChatMessage } from '../../../../contracts/chat-events.js';
import { chatLine } from './chat-line.view.js';

const MESSAGE: ChatMessage = {
  seq: 7,
  id: '7',
  clientId: '3f0c2a36-4f0a-4f0e-9a55-0d4ab1c7a001',
  tripId: 1,
  sender: { id: 2, name: 'Jonah O.', avatar: 'JO', isHost: false },
  content: 'Where do we eat?',
  at: '2025-06-02T17:00:00.000Z',
};

it('lists a poll as one, with its answers a line each', () => {
  const poll = { answers: ['Tacos', 'Pizza'], isMultiple: false };
  expect(chatLine({ ...MESSAGE, poll }, 'A trip').content).toBe('Poll: Where do we eat?\nTacos\nPizza');
  expect(chatLine(MESSAGE, 'A trip').content).toBe('Where do we eat?');
});

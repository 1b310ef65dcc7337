import type { OutboxStore, UnsentLine } from '../../../api/device/chatOutboxStore';
import type { PendingLine } from './chat.model';
import { keepUnsent } from './keepUnsent';

const photo = { file: new Blob(['x']), preview: 'data:', width: 4, height: 3, alt: '' };
const line: PendingLine = {
  clientId: 'c1',
  content: '',
  at: '2025-06-02T16:00:00Z',
  status: 'sending',
  photo,
};

it('puts nothing back that was forgotten while its photo was on its way', () => {
  const told: [string, UnsentLine | string][] = [];
  const store: OutboxStore = {
    load: () => Promise.resolve([]),
    put: async (kept) => void told.push(['put', kept.clientId]),
    replace: async (kept) => void told.push(['replace', kept.clientId]),
    remove: async (clientId) => void told.push(['remove', clientId]),
  };
  keepUnsent(store, [], [line]);
  keepUnsent(store, [line], [{ ...line, photo: { ...photo, id: 'photo-1' } }]);
  expect(told).toEqual([
    ['put', 'c1'],
    ['replace', 'c1'],
  ]);
});

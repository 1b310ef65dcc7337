import type { UnsentLine } from '../../../api/device/chatOutboxStore';
import type { ChatState, PendingLine } from './chat.model';

type Pending = readonly PendingLine[];

/** Lines with another status. An acknowledged one keeps its own: what comes later was said before. */
export function marked(
  pending: Pending,
  clientIds: readonly string[],
  status: PendingLine['status'],
  reason?: string,
): Pending {
  return pending.map((line) => {
    if (!clientIds.includes(line.clientId) || line.status === 'sent') return line;
    const { reason: _, uploaded: __, ...kept } = line;
    return { ...kept, status, ...(reason === undefined ? {} : { reason }) };
  });
}

/** Lines of an earlier visit go before those of this one. */
export function restoredBefore(pending: Pending, lines: readonly UnsentLine[]): Pending {
  const known = new Set(pending.map(({ clientId }) => clientId));
  const added = lines.filter(({ clientId }) => !known.has(clientId));
  return [...added.map((line) => ({ ...line, status: 'sending' as const })), ...pending];
}

/** How far the upload of a line's photo is. */
export function withProgress(pending: Pending, clientId: string, uploaded: number): Pending {
  return pending.map((line) => (line.clientId === clientId ? { ...line, uploaded } : line));
}

/** A line whose photo the server has, under `photoId`; without one it has to go there again. */
export function withPhotoId(pending: Pending, clientId: string, photoId: string | undefined): Pending {
  return pending.map((line) => {
    if (line.clientId !== clientId || !line.photo) return line;
    const { uploaded: _, ...kept } = line;
    return { ...kept, photo: { ...line.photo, id: photoId } };
  });
}

/** The lines that have not found their place in the log. Client ids are unique per author only. */
export function notIn({ log, pending, me }: ChatState): Pending {
  if (pending.length === 0 || !me) return pending;
  const arrived = new Set(log.messages.filter(({ sender }) => sender.id === me.id).map((m) => m.clientId));
  return pending.filter(({ clientId }) => !arrived.has(clientId));
}

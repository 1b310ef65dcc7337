import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Bus } from '../../../platform/realtime/bus.js';
import { CHAT_READ, type ReadMark } from './chat-members.js';
import { CHAT_MUTES, type Muted } from '../moderation/chat-mutes.service.js';
import { personRoomOf } from '../log/chat-rooms.js';
import { ChatSilences } from '../moderation/chat-silences.service.js';
import type { ChatNamespace, ChatSocket } from '../chat-socket.js';

/**
 * Keeps all windows of one person of one mind, on every node: how far they have read, whom they muted, and until when a
 * host has muted them.
 */
@Injectable()
export class ChatMine implements OnApplicationShutdown {
  private readonly stopListening: (() => void)[] = [];

  constructor(
    private readonly bus: Bus,
    private readonly silences: ChatSilences,
  ) {}

  start(namespace: ChatNamespace): void {
    this.stopListening.push(
      this.bus.on(CHAT_READ, (marks) => marks.forEach((mark) => tellRead(namespace, mark))),
      this.bus.on(CHAT_MUTES, (muted) => tellMuted(namespace, muted)),
      this.silences.follow(({ tripId, userId, until }) => {
        for (const socket of windowsOf(namespace, personRoomOf(tripId, userId)))
          socket.emit('chat:silenced', { until: until?.toISOString() ?? null });
      }),
    );
  }

  onApplicationShutdown(): void {
    for (const stop of this.stopListening) stop();
  }
}

/** A window that has read as far itself needs not be told. */
function tellRead(namespace: ChatNamespace, { tripId, userId, readSeq }: ReadMark): void {
  for (const socket of windowsOf(namespace, personRoomOf(tripId, userId))) {
    if (socket.data.readSeq >= readSeq) continue;
    socket.data.readSeq = readSeq;
    tell(socket);
  }
}

function tellMuted(namespace: ChatNamespace, { tripId, userId, mutedUserIds }: Muted): void {
  for (const socket of windowsOf(namespace, personRoomOf(tripId, userId))) {
    socket.data.mutedUserIds = mutedUserIds;
    tell(socket);
  }
}

function tell(socket: ChatSocket): void {
  const { readSeq, mutedUserIds } = socket.data;
  socket.emit('chat:mine', { readSeq, mutedUserIds });
}

function windowsOf(namespace: ChatNamespace, room: string): ChatSocket[] {
  return [...(namespace.adapter.rooms.get(room) ?? [])].flatMap((id) => namespace.sockets.get(id) ?? []);
}

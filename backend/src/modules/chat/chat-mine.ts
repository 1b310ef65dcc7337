import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Bus } from '../../platform/realtime/bus.js';
import { CHAT_READ, type ReadMark } from './chat-members.js';
import { CHAT_MUTES, type Muted } from './chat-mutes.service.js';
import { personRoomOf } from './chat-rooms.js';
import type { ChatNamespace, ChatSocket } from './chat-socket.js';

/** Keeps all windows of one person of one mind, on every node: how far they have read, and whom they muted. */
@Injectable()
export class ChatMine implements OnApplicationShutdown {
  private readonly stopListening: (() => void)[] = [];

  constructor(private readonly bus: Bus) {}

  start(namespace: ChatNamespace): void {
    this.stopListening.push(
      this.bus.on(CHAT_READ, (marks) => (marks as ReadMark[]).forEach((mark) => tellRead(namespace, mark))),
      this.bus.on(CHAT_MUTES, (muted) => tellMuted(namespace, muted as Muted)),
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

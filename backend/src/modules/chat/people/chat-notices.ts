import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ChatActivities } from './chat-activity.js';
import { ChatRooms, personRoomOf, roomOf } from '../log/chat-rooms.js';
import type { ChatNamespace } from '../chat-socket.js';
import { ChatTyping } from './chat-typing.js';

const EVERY_MS = 1_000;

/** What members are told beside messages, at most once a second: the figures that changed, and who is writing. */
@Injectable()
export class ChatNotices implements OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly rooms: ChatRooms,
    private readonly activities: ChatActivities,
    private readonly typists: ChatTyping,
  ) {}

  start(namespace: ChatNamespace): void {
    this.timer = setInterval(() => {
      void this.tellFigures(namespace);
      this.tellTyping(namespace);
    }, EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private tellFigures(namespace: ChatNamespace): Promise<void> {
    return this.activities.tellChanges(this.rooms.peopled(), (tripId, activity) => {
      namespace.to(roomOf(tripId)).emit('chat:activity', activity);
    });
  }

  /** Nobody is told that they are writing themselves. */
  private tellTyping(namespace: ChatNamespace): void {
    for (const { tripId, names } of this.typists.changes()) {
      const writers = [...names.keys()].map((userId) => personRoomOf(tripId, userId));
      const others = namespace.to(roomOf(tripId)).except(writers);
      others.volatile.emit('chat:typing', { names: [...names.values()] });
      for (const userId of names.keys()) {
        const besides = [...names].filter(([id]) => id !== userId).map(([, name]) => name);
        namespace.to(personRoomOf(tripId, userId)).volatile.emit('chat:typing', { names: besides });
      }
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { ChatWelcome } from '../../../contracts/chat-events.js';
import type { ChatVisitor } from './chat-socket.js';
import { ChatRooms } from './log/chat-rooms.js';
import { ChatMutes } from './moderation/chat-mutes.service.js';
import { ChatSilences } from './moderation/chat-silences.service.js';
import { ChatActivities } from './people/chat-activity.js';
import { ChatHere } from './people/chat-here.js';
import { ChatMembers } from './people/chat-members.js';

/** Whose window it is, and how much of the log and of its changes it has. */
type Newcomer = Pick<ChatVisitor, 'tripId' | 'me' | 'after' | 'afterRev'>;

/** What a window of the chat is told when it opens. */
@Injectable()
export class ChatWelcomes {
  constructor(
    private readonly rooms: ChatRooms,
    private readonly members: ChatMembers,
    private readonly mutes: ChatMutes,
    private readonly silences: ChatSilences,
    private readonly here: ChatHere,
    private readonly activities: ChatActivities,
  ) {}

  /**
   * Gives `admit` the welcome in the very step in which the trip's room counts one more member, who needs one
   * `ChatRooms.leave`. Throws when the log cannot be read.
   */
  async give(newcomer: Newcomer, admit: (welcome: ChatWelcome) => void): Promise<void> {
    const { tripId, me } = newcomer;
    const member = { tripId, userId: me.id };
    const [readSeq, mutedUserIds, here, activity] = await Promise.all([
      this.members.readSeq(member),
      this.mutes.of(member),
      this.here.count(tripId),
      this.activities.current(tripId),
    ]);
    await this.rooms.join(tripId, newcomer, (catchUp) => {
      const silencedUntil = this.silences.untilOf(member)?.toISOString() ?? null;
      admit({ me, tripId, readSeq, mutedUserIds, silencedUntil, here, activity, ...catchUp });
    });
  }

  /** For a window that no live connection reaches: it is told, noted as seen, and not kept. */
  once(newcomer: Newcomer): Promise<ChatWelcome> {
    const { tripId, me } = newcomer;
    return new Promise((resolve, reject) => {
      const admit = (welcome: ChatWelcome) => {
        this.rooms.leave(tripId);
        this.members.seen({ tripId, userId: me.id });
        resolve(welcome);
      };
      this.give(newcomer, admit).catch(reject);
    });
  }
}

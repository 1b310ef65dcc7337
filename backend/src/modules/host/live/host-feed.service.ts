import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { HostEvent } from '../../../../contracts/host-events.js';
import { Sweeper } from '../../../platform/jobs/sweeper.js';
import { Bus } from '../../../platform/realtime/bus.js';
import { coalesce } from '../../../platform/realtime/coalesce.js';
import { RoomFeeds } from '../../../platform/realtime/room-feeds.js';
import { TRIP_NEWS } from '../../trips/trip-news.service.js';
import { HostReader } from './host-reader.js';
import { NewsNumbering } from './news-numbering.service.js';

/** All trips' news are one log. */
const NEWS = 0;
const SWEEP = 'trip-news';
/** A crash between commit and numbering costs at most this. */
const CHECK_EVERY_MS = 1_000;
/** Hosts hear of things within two seconds; numbering often would cost more than it tells. */
const NUMBER_EVERY_MS = 200;

/** The news of all trips in the order of their numbers, on this node. */
@Injectable()
export class HostFeed implements OnModuleInit, OnApplicationShutdown {
  private readonly feeds: RoomFeeds<HostEvent>;
  private deliver: (events: HostEvent[]) => void = () => undefined;

  constructor(
    private readonly bus: Bus,
    private readonly sweeper: Sweeper,
    private readonly numbering: NewsNumbering,
    reader: HostReader,
  ) {
    const source = {
      name: 'host-events',
      numberOf: (event: HostEvent) => event.id,
      heads: async () => new Map([[NEWS, await reader.newsHead()]]),
      load: (_room: number, after: number, limit: number) => reader.newsAfter(after, limit),
    };
    this.feeds = new RoomFeeds(source, bus, (_room, events) => this.deliver(events));
  }

  onModuleInit(): void {
    this.sweeper.every(CHECK_EVERY_MS, SWEEP, () => this.number());
    this.bus.on(
      TRIP_NEWS,
      coalesce(NUMBER_EVERY_MS, () => this.sweeper.wake(SWEEP)),
    );
  }

  /** The gateway says what to do with events: ascending, each once, no holes. */
  attach(deliver: (events: HostEvent[]) => void): void {
    this.deliver = deliver;
  }

  /** Lets a page in: from `admit(position)` on, everything above `position` is delivered. Each join needs a `leave`. */
  join(after: number | undefined, admit: (position: number) => void): Promise<void> {
    return this.feeds.join(NEWS, after, ({ head }) => admit(head));
  }

  leave(): void {
    this.feeds.leave(NEWS);
  }

  onApplicationShutdown(): void {
    this.feeds.close();
  }

  private async number(): Promise<void> {
    for (let events = await this.numbering.number(); events.length; events = await this.numbering.number()) {
      this.feeds.announce(NEWS, events);
    }
  }
}

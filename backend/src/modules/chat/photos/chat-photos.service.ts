import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type FindOptionsWhere, In, IsNull, LessThan } from 'typeorm';
import type { ChatPhoto } from '../../../../contracts/chat-events.js';
import { photoBy } from '../../../../contracts/photo-by.js';
import { Clock } from '../../../platform/clock/clock.js';
import { type FileContent, FileStore } from '../../../platform/files/file-store.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { User } from '../../auth/user.entity.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { PhotoPageDto, PhotosBeforeDto } from '../chat.dto.js';
import { chatNameOf } from '../chat.rules.js';
import type { NewMessage } from '../log/written-messages.js';
import { Photo } from './photo.entity.js';

const PAGE = 24;

export type PhotoSize = 'whole' | 'thumbnail';

/** The pictures that a trip's group has shared. */
@Injectable()
export class ChatPhotos {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly files: FileStore,
    private readonly access: TripAccess,
  ) {}

  /** Takes the sender's own upload for a message; null when it is not theirs to share, or shared already. */
  async claim(manager: EntityManager, { sender, photo }: NewMessage): Promise<ChatPhoto | null> {
    if (!photo) return null;
    const file = await this.files.claim(manager, { id: photo.id, ownerId: sender.id, kind: 'photo' });
    if (!file) return null;
    const url = `/api/chat/photos/${file.id}`;
    return {
      id: file.id,
      url,
      thumbnailUrl: `${url}/thumbnail`,
      width: file.width ?? 0,
      height: file.height ?? 0,
      alt: photo.alt ?? photoBy(sender.name),
    };
  }

  /** Puts claimed photos among the shared ones, in the transaction that writes their messages. */
  async share(
    manager: EntityManager,
    tripId: number,
    shared: { seq: number; userId: number; photo: ChatPhoto }[],
  ): Promise<void> {
    if (!shared.length) return;
    const createdAt = this.clock.now();
    const rows = shared.map(({ seq, userId, photo: { id, url, thumbnailUrl, width, height, alt } }) => {
      return {
        tripId,
        userId,
        path: url,
        thumbnailPath: thumbnailUrl,
        width,
        height,
        alt,
        fileId: id,
        messageSeq: seq,
        createdAt,
      };
    });
    await manager.insert(Photo, rows);
  }

  /** Removes the photos of messages that are deleted, and their files. */
  async removeOf(manager: EntityManager, tripId: number, messageSeqs: readonly number[]): Promise<void> {
    await this.remove(manager, { tripId, messageSeq: In([...messageSeqs]) });
  }

  /** Removes the photos that came without a message before that instant. */
  async removeLoose(manager: EntityManager, tripId: number, before: Date): Promise<void> {
    await this.remove(manager, { tripId, messageSeq: IsNull(), createdAt: LessThan(before) });
  }

  /**
   * A page of a trip's photos, by default of the one that is meant, newest first, older than `before`. Throws as
   * {@link TripAccess.openTrip} does.
   */
  async page(user: SignedIn['user'], { tripId: asked, before }: PhotosBeforeDto): Promise<PhotoPageDto> {
    const tripId = await this.access.openTrip(user, asked);
    const photos = await this.db.manager.find(Photo, {
      where: { tripId, ...(before === undefined ? {} : { id: LessThan(before) }) },
      order: { id: 'DESC' },
      take: PAGE + 1,
    });
    const shown = photos.slice(0, PAGE);
    const people = await this.namesOf(shown.map(({ userId }) => userId));
    return {
      photos: shown.map((photo) => ({
        id: photo.fileId ?? String(photo.id),
        url: photo.path,
        thumbnailUrl: photo.thumbnailPath,
        width: photo.width,
        height: photo.height,
        alt: photo.alt,
        sharedBy: people.get(photo.userId) ?? '',
        at: photo.createdAt.toISOString(),
        messageSeq: photo.messageSeq,
      })),
      next: photos.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  /** Throws `route.not_found` for all but members of its trip, as for one that is not there. */
  async assertMayRead(user: SignedIn['user'], fileId: string): Promise<void> {
    const photo = await this.db.manager.findOneBy(Photo, { fileId });
    if (!photo || !(await this.isMember(user, photo.tripId))) throw new DomainError('route.not_found');
  }

  /** The picture itself, for who may have it. */
  read(fileId: string, size: PhotoSize): Promise<FileContent | null> {
    return size === 'whole' ? this.files.read(fileId) : this.files.readThumbnail(fileId);
  }

  private async remove(manager: EntityManager, which: FindOptionsWhere<Photo>): Promise<void> {
    const photos = await manager.findBy(Photo, which);
    if (!photos.length) return;
    await manager.delete(Photo, { id: In(photos.map(({ id }) => id)) });
    for (const { fileId } of photos) if (fileId) await this.files.remove(manager, fileId);
  }

  private async isMember(user: SignedIn['user'], tripId: number): Promise<boolean> {
    const role = await this.access.of(user, tripId);
    return role === 'host' || role === 'guest';
  }

  private async namesOf(userIds: number[]): Promise<Map<number, string>> {
    const people = await this.db.manager
      .createQueryBuilder(User, 'person')
      .where('person.id = ANY (:userIds)', { userIds })
      .getMany();
    return new Map(people.map((person) => [person.id, chatNameOf(person)]));
  }
}

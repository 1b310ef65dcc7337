import type { EntityManager } from 'typeorm';
import type { Trip } from '../trip.entity.js';
import {
  daysOf,
  guideProblems,
  ownPicturesOf,
  pictureProblems,
  planProblems,
  type Problems,
} from './pages.rules.js';
import { knownPictures } from './shown-pictures.js';
import type { AnyContent } from './trip-page.entity.js';

/**
 * What stands in the way of saving a part of a trip's pages, a sentence for each field; null when nothing does. The pictures
 * that it shows stay until the transaction ends.
 */
export async function pageProblems(
  manager: EntityManager,
  trip: Trip,
  content: AnyContent,
): Promise<Problems | null> {
  const own = ownPicturesOf(content);
  const ids = own.map(([, id]) => id);
  const problems = {
    ...('days' in content ? planProblems(content, daysOf(trip)) : {}),
    ...('packing' in content ? guideProblems(content) : {}),
    ...pictureProblems(own, await knownPictures(manager, trip.id, ids)),
  };
  return Object.keys(problems).length ? problems : null;
}

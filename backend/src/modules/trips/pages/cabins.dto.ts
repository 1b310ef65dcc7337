import type { CabinPictures, TripCabins } from '../../../../contracts/trip-cabins.js';
import { Nested } from '../../../platform/http/nested.js';
import { ShownPictureDto } from './shown-picture.dto.js';

const PICTURE = 'Choose one of the pictures';
const KIND = 'Send both pictures of the cabin';

/** How a kind of cabin looks. */
export class CabinPicturesDto implements CabinPictures {
  @Nested(() => ShownPictureDto, PICTURE)
  room: ShownPictureDto;

  /** What one sees from it, or does instead of sitting in it. */
  @Nested(() => ShownPictureDto, PICTURE)
  beyond: ShownPictureDto;
}

/** How the cabins of a trip look, those that it does not sell, too: bookings may hold some. */
export class CabinsDto implements TripCabins {
  @Nested(() => CabinPicturesDto, KIND)
  inside: CabinPicturesDto;

  @Nested(() => CabinPicturesDto, KIND)
  oceanview: CabinPicturesDto;

  @Nested(() => CabinPicturesDto, KIND)
  balcony: CabinPicturesDto;
}

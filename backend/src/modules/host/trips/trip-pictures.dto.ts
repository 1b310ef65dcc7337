import { Matches } from 'class-validator';

export class AddPictureDto {
  /** Of an upload of the owner's own: a photo. */
  @Matches(/^[\w-]{22}$/, { message: 'Hand the picture in first' })
  fileId: string;
}

/** A picture of a trip's pages; its parts name it `own/<id>`. */
export class TripPictureDto {
  id: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Where pages show it now: "home page", of another trip with its name. It can be removed once this is empty. */
  shownOn: string[];
  /** False where it was handed in for another owner's trip: that one removes it. */
  isYours: boolean;
}

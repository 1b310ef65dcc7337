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
}

import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { STOCK_PICTURES } from '../../../../contracts/stock-pictures.js';
import { OWN_PICTURE, type ShownPicture } from '../../../../contracts/trip-pages.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { Line } from '../../../platform/http/line.js';

const isPicture = (value: unknown) =>
  typeof value === 'string' && (Object.hasOwn(STOCK_PICTURES, value) || OWN_PICTURE.test(value));

/** A picture of a trip's pages: one of the site's own by its name, or `own/<id>`. */
export class ShownPictureDto implements ShownPicture {
  @ApiProperty({ type: String })
  @ValidateBy(
    { name: 'isPicture', validator: { validate: isPicture } },
    { message: 'Choose one of the pictures' },
  )
  picture: ShownPicture['picture'];

  @Line(MOST.photoAlt, 'Say what the picture shows, for those who do not see it')
  alt: string;
}

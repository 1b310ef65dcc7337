import { ApiProperty } from '@nestjs/swagger';
import { MaxLength, MinLength, ValidateBy } from 'class-validator';
import { STOCK_PICTURES } from '../../../../contracts/stock-pictures.js';
import { OWN_PICTURE, type ShownPicture } from '../../../../contracts/trip-pages.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { OneLine } from '../../../platform/http/one-line.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

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

  @OneLine()
  @MaxLength(MOST.photoAlt, TOO_LONG)
  @MinLength(1, { message: 'Say what the picture shows, for those who do not see it' })
  alt: string;
}

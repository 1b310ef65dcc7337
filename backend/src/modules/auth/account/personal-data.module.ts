import { Module } from '@nestjs/common';
import { PersonalData } from './personal-data.js';

/** Who keeps what about people. */
@Module({
  providers: [PersonalData],
  exports: [PersonalData],
})
export class PersonalDataModule {}

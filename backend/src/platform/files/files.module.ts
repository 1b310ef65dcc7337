import { Global, Module } from '@nestjs/common';
import { FileIntake } from './file-intake.js';
import { FileStore } from './file-store.js';

/** Uploaded files. */
@Global()
@Module({ providers: [FileIntake, FileStore], exports: [FileIntake, FileStore] })
export class FilesModule {}

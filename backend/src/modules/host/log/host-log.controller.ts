import { Readable } from 'node:stream';
import { actWords } from '../../../../contracts/act-words.js';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import { type CsvColumn, csvPieces } from '../../../platform/csv/csv-writer.js';
import { NotedAs } from '../../../platform/security-log/noted.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { FreshProof } from '../../auth/proof/fresh-proof.decorator.js';
import { type Asking, Asks, EveryHost } from '../../trips/asking.decorator.js';
import { HostLogDto, type LogEntryDto, LogFilterDto, LogPageDto } from './host-log.dto.js';
import { HostLogReader } from './host-log.reader.js';

const COLUMNS: CsvColumn<LogEntryDto>[] = [
  { header: 'Time (UTC)', value: ({ at }) => at },
  { header: 'Who', value: ({ by }) => by ?? 'The server' },
  { header: 'What', value: ({ action }) => actWords(action) },
  { header: 'Why', value: ({ reason }) => reason },
  { header: 'Amount (USD)', value: ({ amountCents }) => (amountCents === null ? null : amountCents / 100) },
  { header: 'Details', value: ({ about }) => about },
  { header: 'Trip', value: ({ tripTitle }) => tripTitle },
  { header: 'Guest', value: ({ guest }) => guest },
  { header: 'Booking', value: ({ bookingId }) => bookingId },
];

/** Who did what on the trips one hosts, when and why. */
@HostOnly()
@EveryHost()
@Controller('api/host/log')
export class HostLogController {
  constructor(private readonly log: HostLogReader) {}

  @Get()
  read(@Asks() asking: Asking, @Query() { page, ...filter }: LogPageDto): Promise<HostLogDto> {
    return this.log.read(asking, filter, page);
  }

  /** The same lines as a file, however many; the filter counts. */
  @FreshProof()
  @NotedAs('data.exported')
  @Get('file')
  @ApiProduces('text/csv')
  @Header('Cache-Control', 'no-store')
  async file(@Asks() asking: Asking, @Query() filter: LogFilterDto, @Res() res: Response): Promise<void> {
    const { total, parts } = await this.log.all(asking, filter);
    res.setHeader('X-Row-Count', total);
    res.attachment('activity-log.csv').type('text/csv');
    await pipeline(Readable.from(csvPieces(COLUMNS, parts)), res);
  }
}

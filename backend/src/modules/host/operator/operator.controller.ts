import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { OperatorOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import { FreshProof } from '../../auth/proof/fresh-proof.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { AccountSearchDto, KeepAccountDto, KeptAccountDto, KeptAccountsDto } from './operator.dto.js';
import { Operator } from './operator.service.js';

/** For who runs the site alone. */
@OperatorOnly()
@Controller('api/operator')
export class OperatorController {
  constructor(private readonly operator: Operator) {}

  @Get('accounts')
  accounts(@Query() { q, page }: AccountSearchDto): Promise<KeptAccountsDto> {
    return this.operator.accounts(q, page);
  }

  /** Closes or opens the account, ends its sessions, gives or takes the role of a host; its owner is told by mail. */
  @FreshProof()
  @Post('accounts/:id/acts')
  @HttpCode(200)
  keep(
    @CurrentUser() { id: byId }: SignedIn['user'],
    @Param('id', WholeNumberPipe) id: number,
    @Body() body: KeepAccountDto,
  ): Promise<KeptAccountDto> {
    return this.operator.keep(byId, id, body);
  }
}

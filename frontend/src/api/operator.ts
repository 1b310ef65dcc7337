import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';

export type KeptAccount = Schemas['KeptAccountDto'];
export type KeepAct = Schemas['KeepAccountDto']['act'];

const ACCOUNTS = ['operator', 'accounts'];

/** The site's accounts, operators and hosts first; `q` is some letters of a name, a user name or an email. */
export function useKeptAccounts(q: string, page: number) {
  return useQuery({
    queryKey: [...ACCOUNTS, q, page],
    queryFn: ({ signal }) => {
      const params = { query: { page, ...(q && { q }) } };
      return dataOf<Schemas['KeptAccountsDto']>(client.GET('/api/operator/accounts', { params, signal }));
    },
    placeholderData: keepPreviousData,
    // Others log in meanwhile.
    staleTime: 0,
  });
}

/** Does something to an account; its owner is told by mail. Refusals carry the sentence that stands against it. */
export function useKeepAccount(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas['KeepAccountDto']) =>
      dataOf<KeptAccount>(
        client.POST('/api/operator/accounts/{id}/acts', { params: { path: { id } }, body }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['operator'] }),
  });
}

export type SecurityLog = Schemas['SecurityLogDto'];
export type SecurityEventName = Schemas['SecurityEventDto']['event'];

/** What happened at the doors, the newest first; `account` is a user name or an email. */
export function useSecurityLog({
  event,
  account,
  page,
}: {
  event: SecurityEventName | null;
  account: string;
  page: number;
}) {
  return useQuery({
    queryKey: ['operator', 'security', event, account, page],
    queryFn: ({ signal }) => {
      const query = { page, ...(event && { event }), ...(account && { account }) };
      return dataOf<SecurityLog>(client.GET('/api/operator/security', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

import type { SocketKind } from './kinds.js';

/** The kind of every event that a page may send, or that is told to pages of the desk. */
export const SOCKET_DOORS: Record<string, SocketKind> = {
  'chat:send': 'chat: who is in',
  'chat:send (announcement)': 'chat: for everybody, right: messages',
  'chat:history': 'chat: who is in',
  'chat:search': 'chat: who is in',
  'chat:report': 'chat: who is in',
  'chat:mute': 'chat: who is in',
  'chat:read': 'chat: who is in',
  'chat:typing': 'chat: who is in',
  'chat:presence': 'chat: who is in',
  'chat:react': 'chat: who is in',
  'chat:vote': 'chat: who is in',
  'chat:edit': 'chat: what somebody else wrote',
  'chat:pin': 'chat: for everybody, right: messages',
  'chat:delete': 'chat: for everybody, right: messages',
  'chat:end-poll': 'chat: for everybody, right: messages',
  'host:summary': 'desk: what happens on one’s trips',
  'host:event': 'desk: what happens on one’s trips',
};

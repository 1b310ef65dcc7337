import { SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { ChatChanged, ChatMessage } from '../../../../contracts/chat-events.js';
import type { ActName } from './chat-act.rules.js';
import { answerTo, type Reply } from '../chat-answers.js';
import { ChatService } from '../chat.service.js';
import type { ChatSocket } from '../chat-socket.js';

/** What members of `/chat` do beside talking: who they are and where was settled by the other gateway of the namespace. */
@WebSocketGateway({ namespace: '/chat' })
export class ChatActsGateway {
  constructor(private readonly chat: ChatService) {}

  @SubscribeMessage('chat:edit')
  edit(socket: ChatSocket, payload: unknown): Promise<Reply<{ changed: ChatChanged }>> {
    return this.act(socket, 'chat:edit', payload);
  }

  @SubscribeMessage('chat:delete')
  remove(socket: ChatSocket, payload: unknown): Promise<Reply<{ changed: ChatChanged }>> {
    return this.act(socket, 'chat:delete', payload);
  }

  @SubscribeMessage('chat:react')
  react(socket: ChatSocket, payload: unknown): Promise<Reply<{ changed: ChatChanged }>> {
    return this.act(socket, 'chat:react', payload);
  }

  @SubscribeMessage('chat:vote')
  vote(socket: ChatSocket, payload: unknown): Promise<Reply<{ changed: ChatChanged }>> {
    return this.act(socket, 'chat:vote', payload);
  }

  @SubscribeMessage('chat:end-poll')
  endPoll(socket: ChatSocket, payload: unknown): Promise<Reply<{ changed: ChatChanged }>> {
    return this.act(socket, 'chat:end-poll', payload);
  }

  @SubscribeMessage('chat:pin')
  pin(socket: ChatSocket, payload: unknown): Promise<Reply<{ changed: ChatChanged }>> {
    return this.act(socket, 'chat:pin', payload);
  }

  @SubscribeMessage('chat:search')
  search(
    socket: ChatSocket,
    payload: unknown,
  ): Promise<Reply<{ messages: ChatMessage[]; hasMore: boolean }>> {
    return answerTo(socket, (away) => this.chat.search(socket.data, payload, away));
  }

  @SubscribeMessage('chat:report')
  report(socket: ChatSocket, payload: unknown): Promise<Reply<object>> {
    return answerTo(socket, (away) => this.chat.report(socket.data, payload, away));
  }

  @SubscribeMessage('chat:mute')
  mute(socket: ChatSocket, payload: unknown): Promise<Reply<{ mutedUserIds: number[] }>> {
    return answerTo(socket, (away) => this.chat.mute(socket.data, payload, away));
  }

  private act(socket: ChatSocket, name: ActName, payload: unknown): Promise<Reply<{ changed: ChatChanged }>> {
    return answerTo(socket, (away) => this.chat.act(socket.data, name, payload, away));
  }
}

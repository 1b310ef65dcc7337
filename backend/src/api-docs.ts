import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The OpenAPI document, made from the DTOs: the browser's types are generated from it. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const info = new DocumentBuilder().setTitle('Gangway').setVersion('1').addCookieAuth('sid').build();
  return SwaggerModule.createDocument(app, info);
}

/** `/api/docs` for people, `/api/docs-json` for tools. */
export function serveApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => apiDocument(app));
}

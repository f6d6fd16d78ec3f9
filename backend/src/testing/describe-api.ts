import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The HTTP API as an OpenAPI document: what the typed client is generated from. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const heading = new DocumentBuilder().setTitle('Lectern').setVersion('1').build();
  return SwaggerModule.createDocument(app, heading);
}

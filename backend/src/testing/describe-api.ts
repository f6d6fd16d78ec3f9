import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

function sorted<T>(named: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1)));
}

export function describeApi(app: INestApplication): OpenAPIObject {
  const heading = new DocumentBuilder().setTitle('Lectern').setVersion('1').build();
  const { paths, components, ...rest } = SwaggerModule.createDocument(app, heading);
  return {
    ...rest,
    paths: sorted(paths),
    components: { ...components, schemas: sorted(components?.schemas ?? {}) },
  };
}

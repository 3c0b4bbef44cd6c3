import { type Endpoint, isReading } from '@/lib/contract/endpoint';
import { isAuthPath } from '@/lib/http/axios';
import { type Server, serverOf } from '@/lib/http/bases';
import { SENSITIVE_CODE, SUCCESS_CODE } from '@/lib/http/envelope';
import { codesOf, hasRight, isOpen } from './codes';
import { BYTES, definitionsOf, type Schema, wireOf } from './schema';

interface Operation {
  /** What of the console beyond its specification the call serves, and a gateway may lack. */
  'x-capability'?: string;
  operationId: string;
  tags: [Server];
  description: string;
  /** The right that the call takes, by the name of the scheme; empty for everybody. */
  security: readonly Record<string, string[]>[];
  parameters: { $ref: string }[];
  requestBody: { required: true; content: Record<string, { schema: Schema }> };
  responses: { 200: { description: string; content: { 'application/json': { schema: Schema } } } };
}

/** A document of OpenAPI 3.1, as far as ours goes. */
export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  tags: { name: Server; description: string }[];
  paths: Record<string, { post: Operation }>;
  components: Record<'parameters' | 'schemas' | 'securitySchemes', Record<string, Schema>>;
}

const DESCRIPTION = `Every call is a POST, answered with status 200 and an envelope. The code decides: ${SUCCESS_CODE} comes \
with the data, any other one is a refusal, whose message is shown as it comes. An envelope of the second kind (success, \
errorCode, errorMessage, data) is read as well. What JSON Schema cannot say, such as a rule over two fields, is refused \
with INVALID and the names of the fields.`;

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const header = (name: string, required: boolean, description: string): Schema => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const PARAMETERS = {
  timestamp: header('Timestamp', true, 'When the call was made, in epoch milliseconds.'),
  language: header('Accept-Language', true, 'The language of messages.'),
  viewAs: header('View-As', false, 'The account whose view is asked for; such a call may only read.'),
  ticket: header('Sensitive-Ticket', false, `The proof of identity that ${SENSITIVE_CODE} asks for.`),
};

const REFUSED_FIELDS: Schema = {
  type: ['object', 'null'],
  description: 'The message of each field that the refusal is about.',
  properties: { fields: { type: 'object', additionalProperties: { type: 'string' } } },
};

const TAGS: OpenApi['tags'] = [
  { name: 'gateway', description: 'Calls of the gateway.' },
  { name: 'security', description: 'Calls of the security server.' },
  { name: 'file', description: 'Calls of the file server.' },
];

function refusalOf(endpoint: Endpoint): Schema {
  const codes = codesOf(endpoint);
  return {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { enum: [...codes.keys()], description: [...codes].map((code) => code.join(' ')).join(', ') },
      message: { type: ['string', 'null'] },
      data: ref('schemas', 'RefusedFields'),
    },
  };
}

const answerOf = (data: Schema): Schema => ({
  type: 'object',
  required: ['code', 'data'],
  properties: { code: { const: Number(SUCCESS_CODE) }, message: { type: ['string', 'null'] }, data },
});

function operationOf(endpoint: Endpoint, nameOf: (path: string) => string, schemaOf: typeof wireOf): Operation {
  const { path, access, capability } = endpoint;
  const request = schemaOf(endpoint.req);
  const type = JSON.stringify(request).includes(BYTES) ? 'multipart/form-data' : 'application/json';
  const schema = { oneOf: [answerOf(schemaOf(endpoint.res)), refusalOf(endpoint)] };
  return {
    operationId: nameOf(path),
    tags: [serverOf(path)],
    description: isReading(path) ? 'Reads.' : 'Writes.',
    ...(capability !== null && { 'x-capability': capability }),
    security: isOpen(endpoint) ? [] : [{ accessToken: hasRight(endpoint) ? [access] : [] }],
    parameters: isAuthPath(path) ? [] : Object.keys(PARAMETERS).map((name) => ref('parameters', name)),
    requestBody: { required: true, content: { [type]: { schema: request } } },
    responses: { 200: { description: 'The data, or a refusal.', content: { 'application/json': { schema } } } },
  };
}

/** The name of an operation: `/api/acm/role/list` → `acm.role.list`. */
const nameOf = (path: string) => path.replace(/^\/(api\/)?/, '').replaceAll('/', '.');

/**
 * The contract as OpenAPI 3.1: a POST for every endpoint with its headers, its body, its answer in the envelope and the
 * codes that it may be refused with, in the order of the paths. What a schema holds of itself stands in the components.
 */
export function openApiOf(endpoints: readonly Endpoint[]): OpenApi {
  const schemas: Record<string, Schema> = { RefusedFields: REFUSED_FIELDS };
  const sorted = [...endpoints].sort((a, b) => (a.path < b.path ? -1 : 1));
  const paths = sorted.map((endpoint) => {
    const schemaOf: typeof wireOf = (schema) => hoisted(wireOf(schema), nameOf(endpoint.path), schemas);
    return [endpoint.path, { post: operationOf(endpoint, nameOf, schemaOf) }] as const;
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Cloud DNS console', version: '1', description: DESCRIPTION },
    tags: TAGS,
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'Access-Token' } },
      parameters: PARAMETERS,
      schemas,
    },
  };
}

/** A schema whose own definitions, itself if it holds itself, went into those of the document under the operation's name. */
function hoisted(schema: Schema, operation: string, into: Record<string, Schema>): Schema {
  const text = JSON.stringify(schema);
  const holdsItself = text.includes('"$ref":"#"');
  if (!holdsItself && !('$defs' in schema)) return schema;
  const own = `${operation}.${Object.keys(into).length}`;
  const { $defs, ...rest } = definitionsOf(
    text
      .replaceAll('"#/$defs/', `"#/components/schemas/${operation}.`)
      .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${own}"`),
  );
  for (const [name, one] of Object.entries($defs)) into[`${operation}.${name}`] = one;
  if (!holdsItself) return rest;
  into[own] = rest;
  return ref('schemas', own);
}

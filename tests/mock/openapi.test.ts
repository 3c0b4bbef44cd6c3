import { changesOf, readDocument } from '@mock/contract/changes';
import { openApiOf } from '@mock/contract/document';
import { control } from '@mock/control';
import { endpoints } from '@mock/handlers';
import { Worlds } from '@mock/runtime/world';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Endpoint, endpoint } from '@/lib/contract/endpoint';

const served = async () => {
  const answer = await control(new Request('http://localhost/mock/openapi.json'), new Worlds());
  return answer?.json();
};

describe('BEY-22 the contract as OpenAPI', () => {
  it('is served by the mock gateway, whole, and an independent validator accepts it', async () => {
    const document: ReturnType<typeof openApiOf> = await served();
    expect(Object.keys(document.paths).sort()).toEqual(
      endpoints()
        .map(({ path }) => path)
        .sort(),
    );
    expect(await new Validator().validate({ ...document })).toEqual({ valid: true });
    expect(document.paths['/api/acm/secretKey/getUses']?.post['x-capability']).toBe('impact');
    expect(document.paths['/api/acm/secretKey/list']?.post).not.toHaveProperty('x-capability');
  });

  it('says of a call its headers, its right, its body, its answer and how it may refuse', () => {
    const { paths, components } = openApiOf([
      endpoint('/api/acm/thing/add', {
        req: z.object({ name: z.string().max(64) }),
        res: z.object({ id: z.string() }),
        codes: ['NAME_TAKEN'],
        access: 'thing.create',
      }),
      endpoint('/fs/thing', { req: z.object({ part: z.instanceof(Blob) }), res: z.object({}), access: 'anonymous' }),
    ]);
    const call = paths['/api/acm/thing/add']?.post;
    expect(call?.security).toEqual([{ accessToken: ['thing.create'] }]);
    const headers = call?.parameters.map(({ $ref }) => components.parameters[$ref.split('/').at(-1) ?? '']?.name);
    expect(headers).toEqual(['Timestamp', 'Accept-Language', 'View-As', 'Sensitive-Ticket']);
    expect(call?.requestBody.content['application/json']?.schema).toMatchObject({
      properties: { name: { type: 'string', maxLength: 64 } },
      required: ['name'],
    });
    expect(call?.responses[200].content['application/json'].schema).toMatchObject({
      oneOf: [
        { properties: { code: { const: 20_000 }, data: { properties: { id: { type: 'string' } } } } },
        { properties: { code: { enum: expect.arrayContaining([60_000, 40_114, 60_005, 60_001]) } } },
      ],
    });
    expect(paths['/fs/thing']?.post.security).toEqual([]);
    expect(Object.keys(paths['/fs/thing']?.post.requestBody.content ?? {})).toEqual(['multipart/form-data']);
  });

  it('holds what refers to itself in its components', () => {
    const branch = z.object({
      id: z.string(),
      get children() {
        return z.array(branch);
      },
    });
    const { components, paths } = openApiOf([endpoint('/api/acm/branch/get', { req: z.object({}), res: branch })]);
    const [name = ''] = Object.keys(components.schemas).filter((one) => one.startsWith('acm.branch.get.'));
    expect(components.schemas[name]).toMatchObject({ properties: { id: { type: 'string' } } });
    expect(JSON.stringify(paths)).toContain(`#/components/schemas/${name}`);
  });
});

const shape = {
  name: z.string(),
  state: z.enum(['on', 'off']),
  size: z.number().nullable(),
  rows: z.array(z.object({ port: z.int() })),
};
const old = endpoint('/api/acm/thing/get', { req: z.object({ id: z.string() }), res: z.object(shape) });
const answering = (changed: object): Endpoint => ({ ...old, res: z.object({ ...shape, ...changed }) });
const asking = (changed: object): Endpoint => ({ ...old, req: z.object({ id: z.string(), ...changed }) });
const { name: _, ...nameless } = shape;

describe('BEY-22 a change of the contract', () => {
  const cases: [string, Endpoint, string, 'breaks' | 'holds'][] = [
    ['a request that takes more', asking({ limit: z.int().optional() }), 'request.limit add', 'holds'],
    ['a request that demands more', asking({ limit: z.int() }), 'request.limit add', 'breaks'],
    ['a request with another limit', asking({ id: z.string().max(8) }), 'request.id.maxLength add', 'breaks'],
    ['an answer that says more', answering({ note: z.string() }), 'answer.note add', 'holds'],
    ['an answer that says less', { ...old, res: z.object(nameless) }, 'answer.name remove', 'breaks'],
    [
      'less in the rows of an answer',
      answering({ rows: z.array(z.object({})) }),
      'answer.rows[].port remove',
      'breaks',
    ],
    ['a new state', answering({ state: z.enum(['on', 'off', 'lost']) }), 'answer.state.enum.2 add', 'breaks'],
    ['one state less', answering({ state: z.enum(['on']) }), 'answer.state.enum.1 remove', 'holds'],
    ['a value that may be missing', answering({ name: z.string().nullable() }), 'answer.name.type replace', 'breaks'],
    ['a value that is always there', answering({ size: z.number() }), 'answer.size.type replace', 'holds'],
    ['a value of another type', answering({ name: z.number() }), 'answer.name.type replace', 'breaks'],
    ['another reason to refuse', { ...old, codes: ['IN_USE'] }, 'refusal.code.enum.9 add', 'holds'],
    ['a right that is needed', { ...old, access: 'thing.see' }, 'security.0.accessToken.0 add', 'breaks'],
    ['a call that is gone', { ...old, path: '/api/acm/thing/list' }, 'call remove', 'breaks'],
  ];
  it.each(cases)('%s is told, and whether it breaks', (_name, now, said, effect) => {
    const changes = changesOf(openApiOf([old]), openApiOf([now]));
    const told = changes.map(({ place, action, breaks }) => [`${place} ${action}`, breaks ? 'breaks' : 'holds']);
    expect(told).toContainEqual([said, effect]);
    expect(told.filter(([, one]) => one === 'breaks')).toEqual(effect === 'breaks' ? [[said, effect]] : []);
  });

  it('is none between two of the same contract', () => {
    expect(changesOf(openApiOf(endpoints()), openApiOf(endpoints()))).toEqual([]);
  });

  it.each([
    ['', 'not JSON'],
    ['[]', 'no OpenAPI document: not an object'],
    ['{}', 'no OpenAPI document: openapi is missing, paths is missing or no object'],
    ['{"openapi":"2.0","paths":{}}', 'no OpenAPI document: openapi is not 3.1'],
    ['{"openapi":"3.1.0","paths":{"/api/a/get":7}}', 'no OpenAPI document: a path is no object'],
  ])('is not looked for in %s, which is none', (text, reason) => {
    expect(() => readDocument(text)).toThrow(new TypeError(reason));
  });

  it('is found in what was written to a file', () => {
    const [before, after] = [[old], [asking({ limit: z.int() })]].map((one) =>
      readDocument(JSON.stringify(openApiOf(one))),
    );
    expect(before && after && changesOf(before, after)).toMatchObject([{ place: 'request.limit', breaks: true }]);
  });
});

import { describe, expect, it } from 'vitest';
import { robotApi, robotChange, robotInput } from '@/api/message/robot';
import { failureOf } from '@/lib/contract/failure';
import { signIn } from '../../support/gateway';

const GOOD = { name: 'a', webhook: 'https://hook.example/send?token=1', secret: 'SEC1' };
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (thrown) => failureOf(thrown).fields,
  );

describe('a robot', () => {
  it.each([
    [{}, []],
    [{ name: '机'.repeat(32) }, []],
    [{ name: '机'.repeat(33) }, ['name']],
    [{ name: 'a ' }, ['name']],
    [{ webhook: `https://a.cn/${'a'.repeat(243)}` }, []],
    [{ webhook: `https://a.cn/${'a'.repeat(244)}` }, ['webhook']],
    [{ webhook: 'http://hook.example' }, ['webhook']],
    [{ webhook: 'https://user:key@hook.example' }, ['webhook']],
    [{ webhook: 'https://127.0.0.1/send' }, ['webhook']],
    [{ secret: '' }, ['secret']],
    [{ secret: 'a b' }, ['secret']],
  ])('%j is wrong in %j', (change, wrong) => {
    const found = robotInput.safeParse({ ...GOOD, ...change }).error?.issues.map(({ path }) => path[0]) ?? [];
    expect([...new Set(found)]).toEqual(wrong);
  });

  it('keeps its secret where none is entered, and nobody gets it back', async () => {
    signIn();
    expect(robotChange.safeParse({ ...GOOD, secret: '' }).success).toBe(true);
    const { id } = await robotApi.add({ ...GOOD, type: 'dingtalk' });
    await robotApi.update({ ...GOOD, id, version: 1, secret: '' });
    const kept = await robotApi.get({ id });
    expect(kept.hasSecret).toBe(true);
    expect(JSON.stringify(kept)).not.toContain('SEC1');
  });

  it('that exists is refused by its name or by its webhook, in two texts', async () => {
    signIn();
    const name = { ...GOOD, name: 'ＮＯＣ on call', type: 'dingtalk' } as const;
    const webhook = { ...GOOD, webhook: 'HTTPS://OAPI.dingtalk.example/robot/send?access_token=group-1' };
    expect(await refusal(robotApi.add(name))).toEqual({ name: 'A robot has this name already, enter another one' });
    expect(await refusal(robotApi.add({ ...webhook, type: 'enterprise' }))).toEqual({
      webhook: 'Robot 运维值班群 has this webhook already, enter another one',
    });
  });
});

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alarmRecordApi } from '@/api/alarm/record';
import { saveDrafts } from '@/lib/drafts';
import { ddiNodesOf } from '../../../mock/system-settings/ddi-node';
import { plan, signIn } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { chooseIn, findRow } from '../../support/table';
import { watchWire, wire } from '../../support/wire';

const NODES = '/system_settings/node_access_management/business_node_management';
const ASK = `${NODES}/ask`;
const DDI = '/system_settings/node_access_management/ddi_node_management';
const INVOKE = '/api/dcomm/cmdInvocation/doInvoke';

const said = (originalContent: string) => ({
  code: 20_000,
  message: '',
  data: { result: [{ result: { originalContent } }] },
});

const sent = () => wire.paths().filter((path) => path === INVOKE);

const status = async (text: RegExp) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Answer' })).toHaveTextContent(text));

describe('every node asked', () => {
  watchWire();

  it('BEY-42 fills in what a link says, asks nothing before it is told to, and puts what is odd first', async () => {
    const { user, history } = await renderScreen(`${ASK}?name=acme.example&type=SOA&nodes=group:ddi`);
    const ask = await screen.findByRole('button', { name: 'Query 13 nodes' });
    expect(screen.getByRole('textbox', { name: 'Name or address' })).toHaveValue('acme.example');
    expect(sent()).toHaveLength(0);
    await user.click(ask);
    await status(
      /^Resolve acme\.example SOA8 answer ns1\.acme\.example\..* 2026110205 .*3 answer differently.*2 do not answer/,
    );
    expect(sent()).toHaveLength(13);
    const rows = () => screen.getAllByRole('row').slice(1);
    // The rows are drawn behind the summary.
    await waitFor(() =>
      expect(
        rows()
          .map((row) => within(row).getAllByRole('cell')[1]?.textContent?.trim())
          .slice(0, 6),
      ).toEqual(['Different', 'Different', 'Different', 'No answer', 'No answer', 'Same']),
    );
    const [first = document.body] = rows();
    expect(first).toHaveTextContent(/2026110204/);
    expect(within(first).getByRole('link')).toHaveAttribute('href', expect.stringContaining(`${DDI}?q=`));
    expect(screen.getByRole('figure')).toHaveTextContent(/Times of 11 answers: median .* ms, slowest .* ms/);
    // What the answers are to stays said while something else is typed.
    await user.type(screen.getByRole('textbox', { name: 'Name or address' }), '.net');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Resolve acme\.example SOA$/);
    // Only those who answer so.
    await user.click(screen.getByRole('button', { name: /^3 Different .*2026110204/ }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
    expect(history.location.search).toBe('?name=acme.example&type=SOA&nodes=group%3Addi&ask=resolve');
  });

  it('BEY-42 says what is wrong at its field, which list keeps a name back, and what no node can answer', async () => {
    const { user, world } = await renderScreen(`${ASK}?ask=port&nodes=BN2026-0001,GONE`);
    await user.click(await screen.findByRole('button', { name: 'Query 1 node' }));
    expect(screen.getByRole('textbox', { name: 'Name or address' })).toHaveAccessibleDescription(/cannot be empty/);
    expect(screen.getByRole('textbox', { name: 'Port' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Name or address' })).toHaveFocus();
    expect(screen.getByText('1 entry of the link no longer exists here.')).toBeVisible();
    expect(sent()).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: 'Name or address' }), '192.0.2.11');
    await user.type(screen.getByRole('textbox', { name: 'Port' }), '53');
    await user.click(screen.getByRole('button', { name: 'Query 1 node' }));
    await status(/1 answers Open/);
    for (const [text, words] of [
      ['% Unknown command', 'The node answered in words and not in JSON: % Unknown command'],
      ['{"exitcode":', 'The answer was cut off.'],
      ['{"exitcode":"none"}', 'The answer has a form that is not known.'],
      ['{"errmsg":"no such program"}', 'no such program'],
    ] as const) {
      plan(world, { path: INVOKE, envelope: said(text) });
      await user.click(screen.getByRole('button', { name: 'Query 1 node' }));
      await screen.findByText(words);
    }
    await status(/1 failed/);
    await findRow({ Compared: 'Failed', Answer: 'no such program' });
  });

  it('BEY-42 names the list that blocks a name, beside the node that no list reaches', async () => {
    const { user } = await renderScreen(`${ASK}?name=login.bank.example&nodes=group:business`);
    await user.click(await screen.findByRole('button', { name: /^Query 12 nodes/ }));
    await status(/answer Blocked: .*: phishing.*1 answers differently/);
    const odd = () => screen.getAllByRole('row')[1];
    await waitFor(() => expect(odd()).toHaveTextContent(/离线专网.*Different198\.51\.100\./));
  });

  it('BEY-42 stops what is under way, and asks at most fifty at a time', async () => {
    const { user, world } = await renderScreen(`${ASK}?ask=ping&name=192.0.2.11&nodes=all`, {
      onWorld: (fresh) => {
        const [one] = ddiNodesOf(fresh).rows;
        if (!one) throw new Error('the seed has DDI nodes');
        for (let more = 0; more < 95; more += 1) ddiNodesOf(fresh).add({ ...one, id: `MORE-${more}` });
      },
    });
    plan(world, { path: INVOKE, delay: 20_000, times: 200 });
    await user.click(await screen.findByRole('button', { name: 'Query 120 nodes' }));
    await waitFor(() => expect(sent()).toHaveLength(50));
    // Twenty on a page.
    await waitFor(() => expect(screen.getAllByText('Querying')).toHaveLength(20));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await status(/120 stopped/);
    expect(sent()).toHaveLength(50);
    expect(screen.getByRole('button', { name: 'Stop' })).toHaveAttribute('aria-disabled', 'true');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop' }));
  });

  it('BEY-42 moves no row while answers come in, until somebody has them sorted', async () => {
    const { user, world } = await renderScreen(`${ASK}?name=acme.example&type=SOA&nodes=group:ddi`);
    // The first node is waited for: the others are told meanwhile.
    plan(world, { path: INVOKE, delay: 60_000 });
    await user.click(await screen.findByRole('button', { name: 'Query 13 nodes' }));
    await screen.findAllByText('Different');
    const standings = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[1]?.textContent?.trim());
    await waitFor(() => expect(standings().filter((one) => one === 'Querying')).toHaveLength(1));
    expect(standings()[0]).toBe('Querying');
    await user.click(screen.getByRole('button', { name: 'Sort by difference' }));
    await waitFor(() => expect(standings().slice(0, 3)).toEqual(['Different', 'Different', 'Different']));
    expect(standings().at(-1)).toBe('Querying');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await status(/1 stopped/);
  });

  it('BEY-42 gives back what was typed when a session ends', async () => {
    const { user, history } = await renderScreen(`${ASK}?name=acme.example&type=SOA&nodes=group:ddi`);
    const field = () => screen.findByRole('textbox', { name: 'Name or address' });
    await user.clear(await field());
    await user.type(await field(), 'typed.example');
    // What the end of a session does before it loads the page again.
    saveDrafts();
    act(() => history.push(DDI));
    await findRow({ 'Node name': '总部主节点' });
    act(() => history.push(`${ASK}?name=acme.example&type=SOA&nodes=group:ddi`));
    expect(await field()).toHaveValue('typed.example');
    expect(screen.getByRole('button', { name: 'Query 13 nodes' })).toBeVisible();
  });

  it('BEY-42 says how many are too many', async () => {
    const { user } = await renderScreen(`${ASK}?name=acme.example`, {
      onWorld: (fresh) => {
        const [one] = ddiNodesOf(fresh).rows;
        if (!one) throw new Error('the seed has DDI nodes');
        for (let more = 0; more < 180; more += 1) ddiNodesOf(fresh).add({ ...one, id: `MORE-${more}` });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Query 205 nodes' }));
    await screen.findByText(/^At most 200 nodes at once, 205 are chosen/);
    expect(sent()).toHaveLength(0);
  });

  it('BEY-42 is one press from a business node', async () => {
    const { user, history } = await renderScreen(NODES);
    await chooseIn(user, await findRow({ 'Serial number': 'BN2026-0001' }), 'Query this node');
    await screen.findByRole('button', { name: 'Query 1 node' });
    expect(history.location.search).toBe('?ask=resolve&nodes=BN2026-0001');
  });

  it('BEY-42 is one press from a DDI node, with the records that tell who lags', async () => {
    const { user, history } = await renderScreen(`${DDI}`);
    const row = await findRow({ 'Node name': '总部主节点' });
    await chooseIn(user, row, 'Query all nodes');
    await screen.findByRole('button', { name: 'Query 13 nodes' });
    expect(history.location.search).toBe('?ask=resolve&type=SOA&nodes=group%3Addi');
  });

  it('BEY-42 is one press from an alarm about a name, and not from one about a node', async () => {
    const found = async (source: string) => {
      signIn();
      const { list } = await alarmRecordApi.list({
        current: 1,
        pageSize: 1,
        filters: { source: [source] },
        sorter: { firstAt: 'descend' },
      });
      return renderScreen(`/alarm/monitoring_alarm/list/${list[0]?.id}`);
    };
    const { user, history } = await found('www.acme.example');
    await user.click(await screen.findByRole('button', { name: 'Query all nodes' }));
    await screen.findByRole('button', { name: 'Query 25 nodes' });
    expect(history.location.search).toBe('?ask=resolve&name=www.acme.example&nodes=all');
    cleanup();
    await found('probe-bj-01');
    await screen.findByRole('heading', { level: 1 });
    await screen.findByText('probe-bj-01');
    expect(screen.queryByRole('button', { name: 'Query all nodes' })).toBeNull();
  });

  it('BEY-42 keeps what was typed on the home, as the name that it is about', async () => {
    const { user } = await renderScreen('/console');
    await user.type(await screen.findByRole('textbox', { name: /Link/ }), 'https://bad.example:8443/x');
    const link = await screen.findByRole('link', { name: 'Query all nodes' });
    expect(link).toHaveAttribute('href', `${ASK}?ask=resolve&name=bad.example`);
  });

  it('BEY-42 has no door for whoever may not ask, and says so on the screen', async () => {
    await renderScreen(ASK, { persona: 'readonly' });
    await screen.findByText(/no right/i);
    expect(screen.queryByRole('button', { name: /^Query / })).toBeNull();
  });
});

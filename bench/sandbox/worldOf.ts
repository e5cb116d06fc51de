import {createContext} from '../../integrators/sandbox/engine/context';
import type {Contract} from '../../integrators/sandbox/engine/contract';
import {addDocument} from '../../integrators/sandbox/engine/handlers/documents';
import {nextGuid} from '../../integrators/sandbox/engine/random';
import {createWorld} from '../../integrators/sandbox/engine/seedWorld';
import type {Settings, World} from '../../integrators/sandbox/engine/world';

export const listRequest = {
  method: 'GET',
  target: '/api/documents',
  origin: '',
  headers: {},
  body: {kind: 'none'},
} as const;

/** When the first document was made. */
const begin = Date.parse('2025-04-02T12:00:00+07:00');

export const settings = ({version}: Contract): Settings => ({seed: 1, version, isPlain: true, refusals: '200'});

/** @returns a world with documents of one creator for two recipients; half of them, the newest one too, are on their way */
export function worldOf(count: number, contract: Contract): World {
  const world = createWorld(settings(contract));
  const creator = world.users[7001]!;
  for (let left = count; left > 0; left -= 1) {
    const context = createContext(world, contract, listRequest, {now: begin + (count - left) * 1000});
    const isSent = left % 2 === 1;
    const document = addDocument(
      {
        no: `HD${left}`,
        subject: `${isSent ? 'Labour' : 'Sales'} contract ${left}`,
        description: '',
        typeId: 52,
        departmentId: 41,
        processInOrder: true,
        steps: [7002, 7003].map((userId, index) => ({
          id: nextGuid(world, 'step'),
          createdDate: context.now,
          orderNo: index + 1,
          userId,
          permission: 'DR',
          pageSign: 1,
          isWaiting: isSent && index === 0,
        })),
        file: {key: 'seed:contract.pdf', name: 'contract.pdf', size: 329},
      },
      creator,
      context,
    );
    if (isSent) document.status = 3;
  }
  return world;
}

import type { ReactElement } from 'react';
import { Prose } from './prose';

export function AGuide(): ReactElement {
  return (
    <Prose>
      <p>
        Twyn runs on a machine you own. It needs <code>node</code> and <a href="#git">git</a>.
      </p>
      <h2>Start it</h2>
      <figure data-code>
        <pre>
          <code>npm start</code>
        </pre>
        <button type="button" data-copy>
          Copy
        </button>
      </figure>
      <ul>
        <li>The first start builds what is missing.</li>
        <li>The next one takes a moment.</li>
      </ul>
      <div data-table>
        <table>
          <thead>
            <tr>
              <th>Variable</th>
              <th>Default</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>PORT</td>
              <td>8080</td>
            </tr>
          </tbody>
        </table>
      </div>
    </Prose>
  );
}

import { AppFrame, LoadingScreen } from '@twyn/design-system';
import { lazy, type ReactElement, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { bannerRoom } from '../../components/reminders/banner-room';
import { PageToolsSlot } from '../../components/page-tools';
import { paths } from '../../lib/paths';
import { pendingLink } from '../../platform/identity/pending-link';
import { useAppSelector, useCurrentUser } from '../../store/hooks';
import { useRouteInfo } from '../route-context';
import type { Overlay } from './frame-overlays';
import { navigation, toNavPlace, type Waiting } from './navigation';
import { Optional } from './optional';
import { footPlaces } from './places';
import { Reauthentication } from './reauthentication';
import { SessionBanner } from './session-banner';
import { useFrameChoices } from './use-frame-choices';
import { UserMenu } from './user-menu';

const FrameOverlays = lazy(async () => ({ default: (await import('./frame-overlays')).FrameOverlays }));
const GlobalCapture = lazy(async () => ({
  default: (await import('./global-capture/global-capture')).GlobalCapture,
}));
const MorePlaces = lazy(async () => ({ default: (await import('./more/more-places')).MorePlaces }));
const LinkOffer = lazy(async () => ({ default: (await import('./link-offer')).LinkOffer }));

/** What stands around every signed-in screen. */
export function AppShell(): ReactElement {
  const { pathname } = useLocation();
  const { title, fillsWindow } = useRouteInfo();
  const user = useCurrentUser();
  const isOpeningSession = useAppSelector((state) => state.auth.isOpeningSession);
  const [hasOffer] = useState(pendingLink.isNoted);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [waiting, setWaiting] = useState<Waiting>({});
  const [choices, change] = useFrameChoices();
  const [toolsSlot, setToolsSlot] = useState<HTMLElement | null>(null);
  const [room] = useState(bannerRoom.read);
  const [bannerSlot, setBannerSlot] = useState<HTMLElement | null>(null);
  const open = (next: Overlay) => (): void => setOverlay(next);
  const fold = (): void => change({ isFolded: !choices.isFolded });
  return (
    <>
      <AppFrame
        brandLabel="Twyn"
        brandHref={paths.dashboard}
        groups={navigation(pathname, waiting)}
        foot={footPlaces(user?.role === 'admin').map((place) => toNavPlace(place, pathname))}
        onFind={open('find')}
        onCapture={open('capture')}
        account={(where) => <UserMenu where={where} />}
        title={title}
        isFolded={choices.isFolded}
        fill={fillsWindow}
        tools={<div ref={setToolsSlot} />}
        banner={<div ref={setBannerSlot} style={{ minHeight: room.height }} />}
        more={(sheet) => (
          <Optional>
            <MorePlaces {...sheet} waiting={waiting} />
          </Optional>
        )}
      >
        <SessionBanner />
        {isOpeningSession ? (
          <LoadingScreen text="Loading AI Digital Twin..." fullScreen={false} />
        ) : (
          <PageToolsSlot value={toolsSlot}>
            <Reauthentication>
              <Outlet />
              {hasOffer && (
                <Optional>
                  <LinkOffer />
                </Optional>
              )}
            </Reauthentication>
          </PageToolsSlot>
        )}
      </AppFrame>
      <Optional>
        <FrameOverlays
          overlay={overlay}
          onOpen={setOverlay}
          onFold={fold}
          choices={choices}
          onChange={change}
        />
      </Optional>
      <Optional>
        <GlobalCapture
          hasLetterKeys={choices.hasLetterKeys}
          onFind={open('find')}
          onCapture={open('capture')}
          onKeys={open('keys')}
          onFold={fold}
          onWaiting={setWaiting}
          bannerSlot={bannerSlot}
        />
      </Optional>
    </>
  );
}

import { parseVideo } from "@saywhere/validators/urls/video-embed";
import { Section } from "../section.tsx";
import styles from "./media-examples.module.css";
import { VideoFacade } from "./video-facade.tsx";

interface MediaExamplesProps {
  audioUrl: string | null;
  videoUrl: string | null;
  /** Phrase and language, for the labels of the players. */
  subject: string;
}

/** Recordings of the phrase. Nothing is loaded from other hosts before the visitor presses play. */
export function MediaExamples({ audioUrl, videoUrl, subject }: MediaExamplesProps) {
  const video = videoUrl ? parseVideo(videoUrl) : null;
  if (!audioUrl && !video) return null;
  return (
    <Section id="examples" title="Audio & Video Examples">
      <div className={styles.media}>
        {audioUrl ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the spoken text is written above
          <audio controls preload="none" src={audioUrl} aria-label={`Audio: ${subject}`} />
        ) : null}
        {video?.kind === "youtube" ? <VideoFacade key={video.id} video={video} subject={subject} /> : null}
        {video?.kind === "link" ? (
          <p>
            <a href={video.url} rel="noopener nofollow">
              Watch the video on {video.host}
            </a>
          </p>
        ) : null}
      </div>
    </Section>
  );
}
